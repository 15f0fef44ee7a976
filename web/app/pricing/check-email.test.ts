import { expect, test } from 'vitest'
import { emailProblem } from './check-email.ts'

test.each(['', '   '])('nothing typed (%j) asks for an address', (email) => {
  expect(emailProblem(email)).toBe('Please enter your email address')
})

test.each(['ann', 'ann@', 'ann@home', '@home.example', 'ann@home .example', 'ann@@home.example'])(
  '%s is no address',
  (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address')
  },
)

test.each(['ann@home.example', ' ann+limpid@mail.home.example '])('%s is an address', (email) => {
  expect(emailProblem(email)).toBeNull()
})
