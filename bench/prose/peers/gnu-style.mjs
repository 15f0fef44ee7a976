import { execFileSync } from 'node:child_process'

execFileSync('style', ['--version'], { stdio: 'ignore' })

export const name = 'GNU style'
export const checks = 'readability formulas and counts (C)'
export const command = 'style'
