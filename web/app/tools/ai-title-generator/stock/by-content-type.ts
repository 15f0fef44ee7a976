import type { TitleStock } from './title-stock.ts'

export type ContentType = 'blog_post' | 'youtube_video' | 'social_media' | 'article' | 'ebook' | 'landing_page'

/**
 * How each kind of content turns a title. {t} is a title from the stock, {About} the keyword as it stands before a colon
 * or after one, {noun} the same but only for keywords that can follow “to”, “of” or “on”.
 */
export const byContentType: Record<ContentType, TitleStock> = {
  blog_post: {
    guides: [
      '{About}: [a guide you can finish over coffee|notes from the ground up|the guide we wanted to read]',
      '[Our|A] plain-English look at {noun}',
      '{About}: [a friendly walkthrough|what I’d tell a beginner]',
    ],
    listicles: [
      '{n} [honest|quick|useful] notes on {noun}',
      '{n} short thoughts on {noun}',
      '{About}: {n} notes for beginners',
    ],
    questions: ['Can we talk about {noun}?', '{About}: what’s your experience?', '{About}: what would you add?'],
    others: [
      '{About}: [an honest post|a personal view|the long answer]',
      'Some honest words on {noun}',
      '{About}: the post we wanted to read',
    ],
  },
  youtube_video: {
    guides: [
      '{t} (full walkthrough)',
      '{t} (beginner tutorial)',
      'Watch this first: {About}',
      '{About}: [the video guide|watch and follow along|explained on screen]',
    ],
    listicles: ['{t} (watch to the end)', '{t} (with examples)', '{t} (in one video)'],
    questions: ['{t} (answered on camera)', '{t} (the short version)', '{About}: what do you want to see next?'],
    others: [
      '{About}: [explained in one video|watch before you decide|everything in one video]',
      '{t} (let’s talk)',
      '{About}: let’s go through it together',
    ],
  },
  social_media: {
    guides: [
      'Quick guide: {About}',
      '{About} in [60 seconds|five slides|one short thread]',
      'Save this for later: {About}',
      'A mini guide to {noun} (save for later)',
    ],
    listicles: [
      '{t} (save this)',
      '{n} quick [thoughts|notes] on {noun}',
      '{t} (number {n} is our favorite)',
      '{About}: {n} quick points',
    ],
    questions: ['Be honest: {t}', 'Quick poll: {t}', '{About}: what’s your take?'],
    others: [
      '{About}: tag someone who needs this',
      'Today’s topic: {About}',
      '{About} (a short thread)',
      'Your daily reminder about {noun}',
    ],
  },
  article: {
    guides: [
      '{About}: [an explainer|a reader’s guide|the background, explained|a guide to the essentials]',
      '{About}: [what readers should know|the essentials in one place]',
    ],
    listicles: ['{About}: {n} [key questions|points that matter|things worth knowing]', '{About} in brief: {n} points'],
    questions: ['{About}: what should readers know?', '{About}: why now?', '{About}: what should you know?'],
    others: ['{About}: [an analysis|the wider picture|a closer reading|the view from the ground]', 'On {noun}'],
  },
  ebook: {
    guides: [
      '{About}: [the complete handbook|a workbook for beginners|the definitive introduction|a step-by-step handbook]',
      'The [complete|essential|practical] handbook: {About}',
    ],
    listicles: [
      '{About} in {n} [chapters|lessons|short lessons]',
      '{About}: {n} [short lessons|chapters|lessons to keep]',
    ],
    questions: ['{About}: what do you want to know?', '{About}: where will you begin?'],
    others: [
      'The [little|short|quiet] book: {About}',
      '{About}: [ideas and examples|a companion for the curious|lessons to keep]',
      '{About}, chapter by chapter',
    ],
  },
  landing_page: {
    guides: [
      'Get the guide: {About}',
      '{About}: [see how it works|your first steps, made easy|your guide starts here]',
    ],
    listicles: ['{About}: {n} answers before you decide', '{About}: {n} [things to know first|reasons to look closer]'],
    questions: ['{About}: where do you want to start?', '{About}: what do you need?', '{About}: ready when you are?'],
    others: [
      '{About}: [all in one place|the simple way in|help when you need it|start today]',
      '{About}, made [simple|clear]',
      'Your [next step|simple start]: {About}',
    ],
  },
}
