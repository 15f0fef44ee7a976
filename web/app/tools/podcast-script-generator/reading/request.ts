import type { PodcastTone } from '../stock/tone-stock.ts'

export type HostConfig = '1 host' | '1 host, 1 guest' | '1 host, 2 guests' | '2 hosts' | '2 hosts, 1 guest'

export interface PodcastRequest {
  podcastName: string
  topicExplanation: string
  targetAudience: string
  tone: PodcastTone
  hostInfo: { hostConfig: HostConfig; hostName: string; hostName2: string; guestName: string; guestName2: string }
}
