/**
 * Password of every demo login. It is public (README, launcher output): an installation with a public host refuses the
 * demo seed, and this password at sign-in.
 */
export const demoPassword = 'demo'
