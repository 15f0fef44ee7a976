export type { Tree, TreeToken } from './tree.ts'
