import { spawn } from 'node:child_process'

/** Starts a server and answers once it has printed its address. */
export function startServer(args, variables = {}) {
  const child = spawn('node', args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
      const url = /(http:\/\/\S+)/.exec(output)?.[1]
      if (url) resolve({ pid: child.pid, url, stop: () => child.kill('SIGTERM') })
    })
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code}. ${output}`)))
  })
}
