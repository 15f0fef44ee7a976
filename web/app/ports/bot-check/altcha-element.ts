import 'altcha/external'
import 'altcha/altcha.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())
$altcha.defaults.set({
  hideLogo: true,
  hideFooter: true,
  // It would watch how the pointer moves. The work alone is enough.
  humanInteractionSignature: false,
})
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: 'I am a person',
  verifying: 'One moment…',
  verified: 'Checked, thank you',
  expired: 'This check has expired. Please tick it again.',
  error: 'The check did not go through.',
})
