import type { EmailTone, Voice } from './voice.ts'
import { appreciative } from './voices/appreciative.ts'
import { assertive } from './voices/assertive.ts'
import { casual } from './voices/casual.ts'
import { diplomatic } from './voices/diplomatic.ts'
import { direct } from './voices/direct.ts'
import { empathetic } from './voices/empathetic.ts'
import { enthusiastic } from './voices/enthusiastic.ts'
import { formal } from './voices/formal.ts'
import { friendly } from './voices/friendly.ts'
import { professional } from './voices/professional.ts'

export const voices: Record<EmailTone, Voice> = {
  professional,
  friendly,
  formal,
  casual,
  assertive,
  empathetic,
  appreciative,
  direct,
  diplomatic,
  enthusiastic,
}
