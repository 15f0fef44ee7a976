export const example = {
  podcastName: 'Slow Kitchen',
  topicExplanation:
    'Why sourdough bread is worth the wait: how a starter works, what goes wrong for beginners, and how to fit baking into a working week.',
  targetAudience: 'People with a job and a small kitchen who want to bake on weekends',
  tone: 'conversational',
  hostInfo: { hostConfig: '1 host, 1 guest', hostName: 'Lena', hostName2: '', guestName: 'Omar', guestName2: '' },
}
