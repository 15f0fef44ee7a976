import type { PodcastTone, ToneStock } from './tone-stock.ts'
import { analytical } from './tones/analytical.ts'
import { conversational } from './tones/conversational.ts'
import { debate } from './tones/debate.ts'
import { educational } from './tones/educational.ts'
import { entertaining } from './tones/entertaining.ts'
import { humorous } from './tones/humorous.ts'
import { inspirational } from './tones/inspirational.ts'
import { interview } from './tones/interview.ts'
import { professional } from './tones/professional.ts'
import { storytelling } from './tones/storytelling.ts'

export const toneStocks: Record<PodcastTone, ToneStock> = {
  conversational,
  professional,
  educational,
  entertaining,
  inspirational,
  analytical,
  storytelling,
  debate,
  interview,
  humorous,
}
