/**
 * Runs every built-in engine over its fixture and lets Harper read the result.
 * Usage: node scripts/proofread-generators.ts [seeds] [--print]
 */
import { LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { createRandom, type Random } from '../packages/compose/src/index.ts'
import { requests } from '../web/app/tools/ai-faq-generator/built-in.fixture.ts'
import { generateFaqs } from '../web/app/tools/ai-faq-generator/built-in.ts'
import { keywords } from '../web/app/tools/ai-title-generator/built-in.fixture.ts'
import { generateTitles } from '../web/app/tools/ai-title-generator/built-in.ts'
import { emailCases } from '../web/app/tools/email-response-generator/built-in.fixture.ts'
import { generateEmailResponse } from '../web/app/tools/email-response-generator/built-in.ts'
import { voices } from '../web/app/tools/email-response-generator/stock/voices.ts'
import { emails } from '../web/app/tools/email-subject-line-generator/built-in.fixture.ts'
import { generateSubjectLines } from '../web/app/tools/email-subject-line-generator/built-in.ts'
import { tones } from '../web/app/tools/email-subject-line-generator/stock/tones.ts'
import { pages } from '../web/app/tools/meta-description-generator/built-in.fixture.ts'
import { generateMetaDescriptions } from '../web/app/tools/meta-description-generator/built-in.ts'
import { podcastCases } from '../web/app/tools/podcast-script-generator/built-in.fixture.ts'
import { generatePodcastScript } from '../web/app/tools/podcast-script-generator/built-in.ts'
import { toneStocks } from '../web/app/tools/podcast-script-generator/stock/tones.ts'

const seeds = Number(process.argv[2] ?? 1)
const print = process.argv.includes('--print')
const contentTypes = ['blog_post', 'youtube_video', 'social_media', 'article', 'ebook', 'landing_page'] as const
const voiceNames = Object.keys(voices) as (keyof typeof voices)[]
const podcastTones = Object.keys(toneStocks) as (keyof typeof toneStocks)[]
const hostConfigs = ['1 host', '1 host, 1 guest', '1 host, 2 guests', '2 hosts', '2 hosts, 1 guest'] as const
const toneNames = Object.keys(tones) as (keyof typeof tones)[]

/** Each run gives the texts of one answer; the input is what may be misspelled through no fault of ours. */
type Run = { input: string; write: (random: Random) => string[] }

const tools: Record<string, Run[]> = {
  titles: keywords.map((keyword, at) => ({
    input: keyword,
    write: (random) => Object.values(generateTitles({ keyword, contentType: contentTypes[at % 6]! }, random)).flat(),
  })),
  'meta descriptions': pages.map(([pageTopic, words]) => ({
    input: `${pageTopic} ${words}`,
    write: (random) => generateMetaDescriptions({ pageTopic, keywords: words, variantCount: 5 }, random),
  })),
  'subject lines': emails.map(([emailContent, companyName], at) => ({
    input: `${emailContent} ${companyName}`,
    write: (random) => generateSubjectLines({ emailContent, companyName, tone: toneNames[at % 10]! }, random),
  })),
  faqs: requests.map(([topic, source]) => ({
    input: `${topic} ${source}`,
    write: (random) =>
      generateFaqs({ topic, source, numberOfFaqs: 5 }, random).flatMap(({ question, answer }) => [question, answer]),
  })),
}

tools['email responses'] = emailCases.map((request, at) => ({
  input: Object.values(request).join('\n'),
  write: (random) => [generateEmailResponse({ ...request, tone: voiceNames[at % 10]! }, random).responseText],
}))
tools['podcast scripts'] = podcastCases.map(({ names, ...request }, at) => {
  const [hostName, hostName2, guestName, guestName2] = names
  const hostInfo = { hostConfig: hostConfigs[at % 5]!, hostName, hostName2, guestName, guestName2 }
  return {
    input: [...Object.values(request), ...names].join('\n'),
    write: (random) => [
      generatePodcastScript({ ...request, tone: podcastTones[at % 10]!, hostInfo }, random).scriptText,
    ],
  }
})

const linter = new LocalLinter({ binary })
await linter.setup()

for (const [tool, runs] of Object.entries(tools)) {
  let texts = 0
  let marked = 0
  const findings: string[] = []
  for (const { input, write } of runs) {
    const inputProblems = new Set(
      (await linter.lint(input, { language: 'plaintext' })).map((lint) => lint.get_problem_text().toLowerCase()),
    )
    for (let seed = 1; seed <= seeds; seed++) {
      for (const text of write(createRandom(seed))) {
        texts++
        if (print) console.log(`${tool}\t${text.replaceAll('\n', ' / ')}`)
        const lints = await linter.lint(text, { language: 'markdown' })
        const ours = lints.filter((lint) => !inputProblems.has(lint.get_problem_text().toLowerCase()))
        if (ours.length > 0) marked++
        for (const lint of ours)
          findings.push(
            `${lint.lint_kind()} [${lint.get_problem_text()}] ${lint.message()} — ${text.slice(0, 140).replaceAll('\n', ' / ')}`,
          )
      }
    }
  }
  console.log(`\n${tool}: ${texts} texts, ${marked} marked (${((100 * marked) / texts).toFixed(2)} %)`)
  for (const finding of new Set(findings)) console.log(`  ${finding}`)
}
await linter.dispose()
