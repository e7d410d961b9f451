/**
 * Password of every demo login. It stands in the README and on the launcher's screen, so it protects nothing: an
 * installation with a public host refuses the seed, and this password at sign-in.
 */
export const demoPassword = 'demo'
