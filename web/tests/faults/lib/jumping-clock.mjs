// Loaded before the site: SIGUSR2 sets the process's clock forward by a day, SIGHUP sets it back by a day.
const day = 24 * 60 * 60 * 1000
const now = Date.now
let offset = 0
Date.now = () => now() + offset
process.on('SIGUSR2', () => {
  offset += day
})
process.on('SIGHUP', () => {
  offset -= day
})
