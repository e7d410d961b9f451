import { expect, test } from 'vitest'
import { passwordProblem } from './passwordProblem'

const refused = [
  'abc',
  'demo',
  'elevenchars',
  'password1234',
  'P@ssw0rd1234',
  'Welcome2026!!',
  'letmein-letmein',
  '123456789012',
  'aaaaaaaaaaaa',
  'ababababababab',
  'Qwertyuiop12',
  'Dealership2026',
  'x'.repeat(201),
]
const allowed = ['correct horse battery', 'blue-kettle-9', 'Xk7#pQ2m!vLw', 'drei Äpfel im Wald', 'g3nerated_by_tool']

test('M7 CMS-05 a password is long, and none of the first that anybody would try', () => {
  for (const password of refused) expect(passwordProblem(password), password).toMatch(/\w+\.$/)
  for (const password of allowed) expect(passwordProblem(password), password).toBeNull()
})

test('M7 CMS-05 a password is not the person’s own address with a number behind', () => {
  expect(passwordProblem('jane.citizen2026', 'Jane.Citizen@dealer.example')).toMatch(/among the first/)
  expect(passwordProblem('jane.citizen kettle moon', 'jane.citizen@dealer.example')).toBeNull()
})
