import { commonWords } from '../lexicon/familiarity.ts'
import { tokenize } from '../tokenize/words.ts'
import { analyzeBlock } from './analyze-block.ts'
import { summarise } from './summarise.ts'

/** A little of everything that the analysis meets, in the words that most texts are made of. */
const SAMPLE = `“Nobody,” said Dr. Smith, “was ever told about the new plan.” It had been written very quickly, perhaps, by three
people who could utilize www.example.com at 5 p.m. on Jan. 5; the results weren’t good... Were they checked? I doubt it! The
committee has been criticized for its extraordinarily complicated procedures, which few of our readers really understand.
Well-known names (such as J. R. Brown’s) got mentioned, and 3.5 percent of them had been invited by 1,000 members – or so we think.

“My dear Mrs. Lindqvist,” she cried, with a smile at Marguerite, “is it true that Netherby Hall – the one near Skelbrooke –
has at last been taken, or (as I feared) sold? You can’t imagine how delighted I’d be; but Frederick, of whose opinions
you’re only too well aware, was not to be persuaded... He’s gone!” The carriages were repeatedly delayed, unwillingly perhaps;
their occupants, half-frozen, could scarcely be comforted. Had the invitation been refused? It is a truth which Anastasia’s
sisters, Wilhelmina and Georgiana, have frequently forgotten: kindness isn’t owed. “Oh! _that_, sir, is a matter of taste.”

Most days she would get up early, make some coffee and look out of the window before anyone else came down. There is always
more work than time, so you should start with what matters: what do people need, when must they have it, and how can we help
them without asking too much? If that isn’t clear, then ask again. He was surprised to find that his own letters were being
kept in another room, where no one but his mother and her friends might see them. After the war they went back to live in the
same small house, because it was all that they knew. Nevertheless, additional information regarding the implementation of
these recommendations was subsequently provided to all participating organizations in order to facilitate discussion.`

const ROUNDS = 15
const COMMON_FROM = 5

/**
 * Runs the analysis a few times while the module loads, before anyone waits for it: the first text of a new thread is
 * then read nearly as fast as the second.
 */
tokenize(commonWords(COMMON_FROM).join(' '))
for (let round = 0; round < ROUNDS; round++) summarise(analyzeBlock({ id: '', kind: 'paragraph', text: SAMPLE }).tally)

export { analyzeBlock }
