const TIME = '(?:(?:and|then|also|finally|first|next|lastly|in this episode|this week|today|here)[, ]+)*'
const EPISODE =
  '(?:(?:in )?(?:this|the|our|my|today’s) (?:(?:podcast|next|new|first) )?(?:episode|show|podcast|topic|discussion|conversation)|it)'
const IS_ABOUT =
  '(?:(?:is|will be)(?: going to be)?(?: all)? (?:about|on|a discussion of|a conversation about|a look at|an exploration of|centered on)|(?:will )?(?:also )?(?:covers?|explores?|discuss(?:es)?|looks? at|examines?|focus(?:es)? on|talks? about|explains?|dives? into|deals? with|tells?|breaks? down|features?|teaches?|highlights?|unpacks?|introduces?|asks?))'
const WE =
  '(?:we|I|the hosts?|they)(?:’ll| will|’re going to| are going to|’d like to| would like to| want to| plan to|’m going to| can| should|)(?: also| then| finally| first)?'
const DISCUSS =
  '(?:talk(?:ing)? (?:about|through)|discuss|cover|explore|look at|dive into|share|explain|focus on|go over|examine|touch on|break down|debate|compare|unpack|walk through|answer|tell|highlight|introduce|review|address|speak about|chat about|interview [^,.]{3,60}? about|dig into|mention|include)'
const KIND =
  '(?:(?:an?|the) )?(?:(?:\\p{L}+ )?(?:episode|discussion|conversation|talk|chat|deep dive|guide|introduction) (?:about|on|of|into|to)|interview with|deep dive into)'
const TOPICS =
  '(?:(?:key|main|talking) )?(?:topics?|points?|questions?)(?: to (?:cover|discuss))?(?: (?:include|are))?(?=:)'
const BARE =
  '(?:discussing|exploring|covering|talking about|explaining|including|discuss|explore|cover|talk about|explain|examine|share|highlight|include|debate|compare|look at|let’s (?:talk about|discuss|explore|look at|dive into))'

/** How people say what an episode will do; what follows is its topic. */
export const WE_WILL = new RegExp(
  `^${TIME}(?:${EPISODE} ${IS_ABOUT}|${WE} ${DISCUSS}|${KIND}|${TOPICS}|${BARE})[:,]?\\s+(?:about |on )?`,
  'iu',
)
