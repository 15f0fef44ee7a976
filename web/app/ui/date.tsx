const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
