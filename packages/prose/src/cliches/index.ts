export { type Cliche, findCliches } from './find-cliches.ts'
