/** 'suv/blue' or 'suv/blue/side' -> the address of that picture. A test proves that those of new sites exist. */
export const pictureAddress = (token: string): string => {
  const [body, colour, view = 'hero'] = token.split('/')
  return `/studio/${body}/${colour}/${view}.webp`
}
