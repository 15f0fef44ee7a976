export const example = {
  email:
    'Hi Dana,\n\nCould you send me the final budget by Thursday? I would also like to know whether the printer can still deliver on June 3. And would you join our call on Friday at 10?\n\nBest,\nMarcus',
  responseGoal: 'Say yes to the call and promise the budget by Wednesday',
  tone: 'friendly',
  sender: 'Dana',
  recipient: 'Marcus',
}
