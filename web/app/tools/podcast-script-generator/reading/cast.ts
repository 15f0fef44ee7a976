import { cleanLine } from './clean.ts'
import type { PodcastRequest } from './request.ts'

export interface Speaker {
  role: 'host' | 'guest'
  /** As it stands before what they say. */
  label: string
  /** How the others call them; absent when nobody gave a name. */
  name?: string
}

export interface Cast {
  host: Speaker
  coHost?: Speaker
  guests: Speaker[]
}

export function castOf({ hostConfig, hostName, hostName2, guestName, guestName2 }: PodcastRequest['hostInfo']): Cast {
  const guestCount = hostConfig.includes('2 guests') ? 2 : hostConfig.includes('1 guest') ? 1 : 0
  const taken = new Set<string>()
  const speaker = (role: Speaker['role'], input: string, fallback: string): Speaker => {
    const name = cleanLine(input)
    const isFree = name !== '' && !taken.has(name.toLowerCase())
    if (isFree) taken.add(name.toLowerCase())
    return isFree ? { role, label: name, name: calledName(name) } : { role, label: fallback }
  }
  const host = speaker('host', hostName, 'Host')
  const coHost = hostConfig.startsWith('2 hosts') ? speaker('host', hostName2, 'Host 2') : undefined
  const guests = [
    { input: guestName, fallback: 'Guest' },
    { input: guestName2, fallback: 'Guest 2' },
  ]
    .slice(0, guestCount)
    .map(({ input, fallback }) => speaker('guest', input, fallback))
  return { host, coHost, guests }
}

/** People with a title keep it; others are called by their first name. */
function calledName(name: string): string {
  const words = name.split(' ')
  if (/^(?:dr|prof|professor|mr|mrs|ms|sir|chef|coach|captain|father|sister|rabbi|imam)\.?$/i.test(words[0]!)) {
    return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name
  }
  return words[0]!.replace(/,$/, '')
}
