import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

export function createLog(level: string, destination?: DestinationStream): Log {
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(settings, destination) : pino(settings)
}
