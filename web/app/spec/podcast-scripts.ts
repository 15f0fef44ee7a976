export const podcastTones = [
  'conversational',
  'professional',
  'educational',
  'entertaining',
  'inspirational',
  'analytical',
  'storytelling',
  'debate',
  'interview',
  'humorous',
] as const
export const defaultPodcastTone = 'conversational'

export const hostConfigs = ['1 host', '1 host, 1 guest', '1 host, 2 guests', '2 hosts', '2 hosts, 1 guest'] as const
export type HostConfig = (typeof hostConfigs)[number]
export const defaultHostConfig: HostConfig = '1 host'

export type NameField = 'hostName' | 'hostName2' | 'guestName' | 'guestName2'
export const defaultNames: Record<NameField, string> = {
  hostName: 'Host',
  hostName2: 'Host 2',
  guestName: 'Guest',
  guestName2: 'Guest 2',
}

/** Which names each set-up asks for. */
export const namesAskedFor: Record<HostConfig, readonly NameField[]> = {
  '1 host': ['hostName'],
  '1 host, 1 guest': ['hostName', 'guestName'],
  '1 host, 2 guests': ['hostName', 'guestName', 'guestName2'],
  '2 hosts': ['hostName', 'hostName2'],
  '2 hosts, 1 guest': ['hostName', 'hostName2', 'guestName'],
}

export const podcastMessages = {
  topicRequired: 'Please explain the podcast episode topic.',
  audienceRequired: 'Please describe your target audience.',
  failed: 'Failed to generate podcast script. Please try again.',
} as const
