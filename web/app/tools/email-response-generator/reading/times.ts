import { capitalizeFirst, readEntities } from '@limpid/compose'

const PROPOSAL =
  /\b(?:free|available|availability|works?|suits?|suitable|meet(?:ing)?|call|chat|catch up|schedule|reschedule|how about|what about|make it|convenient|ok(?:ay)?|good for you|slot|move (?:it|our|the))\b/i

/** The days and hours a sentence proposes to us, as written: “Thursday at 3 pm”. */
export function proposedTimes(sentence: string): string[] {
  if (!PROPOSAL.test(sentence)) return []
  const asks =
    /\?["”’)]*$/.test(sentence) ||
    /\bworks? for (?:me|us)\b|\b(?:let me know|propose|suggest|would like to meet|can do|could do|we could meet)\b/i.test(
      sentence,
    )
  return asks ? timesIn(sentence) : []
}

export function timesIn(sentence: string): string[] {
  const { dates, times } = readEntities(sentence)
  const named = dates.map((date) => naturalDate(date.replace(/^end of/i, 'the end of')))
  if (named.length === 0) return times.slice(0, 3).map(spaced)
  if (named.length === 1 && times.length > 1) return times.slice(0, 3).map((time) => `${spaced(time)} on ${named[0]}`)
  return named.slice(0, 3).map((date) => {
    const after = sentence.slice(sentence.toLowerCase().indexOf(date.toLowerCase()) + date.length, sentence.length)
    const near = times.find((time) => after.slice(0, 24).includes(time) && !crossesDate(after, time, dates))
    const single = named.length === 1 ? times[0] : near
    return single && !/midnight|noon/i.test(date) ? `${date} at ${spaced(single)}` : date
  })
}

function naturalDate(date: string): string {
  return date.replace(/(?<!\p{L})\p{Ll}+day\b/u, (day) => (/^(?:to|holi|birth)/.test(day) ? day : capitalizeFirst(day)))
}

function crossesDate(after: string, time: string, dates: readonly string[]): boolean {
  const until = after.slice(0, after.indexOf(time))
  return dates.some((date) => until.includes(date))
}

function spaced(time: string): string {
  return time.replace(
    /^(\d{1,2}(?::\d{2})?)\s?([ap])\.?m\.?$/i,
    (_, hour: string, half: string) => `${hour} ${half.toLowerCase()}m`,
  )
}

/** With the preposition that fits: “on Thursday at 3 pm”, “tomorrow”, “next week”. */
export function atTime(time: string): string {
  if (/^(?:tomorrow|today|tonight|this|next|the end)/i.test(time)) {
    return /^the end/i.test(time) ? `at ${time}` : time.charAt(0).toLowerCase() + time.slice(1)
  }
  return /^(?:\d{1,2}(?::\d{2})? [ap]m|\d{1,2}:\d{2}|noon|midnight)/i.test(time) ? `at ${time}` : `on ${time}`
}
