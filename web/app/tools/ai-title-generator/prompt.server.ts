import { z } from 'zod'
import { fence } from '#app/ports/language-model/fence.ts'

const group = (meaning: string) => z.array(z.string()).min(3).max(4).describe(meaning)

export const answer = z.object({
  guides: group('Three or four guide or how-to titles'),
  listicles: group('Three or four list titles that begin with a number'),
  questions: group('Three or four titles that ask a question and end in a question mark'),
  others: group('Three or four titles that fit none of the other groups'),
})

export const instructions = `You write titles for the Limpid title generator.
Every title holds the keyword, in its own spelling, and promises only what any honest text about it could keep.
Plain words, no clickbait, no superlatives that nobody can check, at most 70 characters, no quotation marks around a title, title case.
Fit the content type: a video title may speak of watching, a landing page names what the visitor gets, an eBook title sounds like a cover.

Keyword "raised garden beds", content type blog post:
guides: How to Build Raised Garden Beds in a Weekend; Raised Garden Beds: Where to Begin; Filling Raised Garden Beds Without Wasting Soil
listicles: 7 Crops That Suit Raised Garden Beds; 5 Mistakes to Avoid With Raised Garden Beds; 9 Ways to Water Raised Garden Beds
questions: Are Raised Garden Beds Worth the Work?; How Deep Should Raised Garden Beds Be?; What Wood Lasts in Raised Garden Beds?
others: Raised Garden Beds for Bad Backs; What Three Years of Raised Garden Beds Taught Me; The Case for Fewer, Bigger Raised Garden Beds`

export function promptFor({ keyword, contentType }: { keyword: string; contentType: string }) {
  return `${fence({ keyword })}\n\nContent type: ${contentType.replaceAll('_', ' ')}. Write the titles.`
}
