const QUOTE = 34
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_GROUP = 123
const CLOSE_GROUP = 125

/** Where the string that opens at `open` is over; -1 when the text ends first. */
export const afterString = (text: string, open: number): number => {
  let close = text.indexOf('"', open + 1)
  while (close !== -1) {
    let back = close - 1
    while (text.charCodeAt(back) === BACKSLASH) back -= 1
    // An even number of backslashes escapes itself, not the mark.
    if ((close - back) % 2 === 1) return close + 1
    close = text.indexOf('"', close + 1)
  }
  return -1
}

/** Where the group, list or bare value at `start` is over; -1 when the text ends first. */
export const afterValue = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = afterString(text, at) - 1
      if (at < 0) return -1
      if (depth === 0) return at + 1
    } else if (code === OPEN_GROUP || code === OPEN_LIST) depth += 1
    else if (code === CLOSE_GROUP || code === CLOSE_LIST) {
      // The bracket closes the list around a bare value.
      if (depth === 0) return at
      depth -= 1
      if (depth === 0) return at + 1
    } else if (code === 44 && depth === 0) return at
  }
  return -1
}

const space = /\s/

export const skipSpace = (text: string, from: number): number => {
  let at = from
  while (at < text.length && space.test(text.charAt(at))) at += 1
  return at
}

/** Lists that hold something else than cars. */
const otherLists =
  /^(images?|photos?|pictures?|thumbnails|videos?|features?|equipment|standardequipment|options?|errors?|warnings?|messages?|links|meta|hotspots|walkaround_videos)$/i

/** Names a list of cars has, by which an empty one is known. */
const carLists = /^(stocks?|vehicles?|cars?|items|listings?|inventory|records?|rows|ads|adverts|data|results|units)$/i

export type ListSearch = { found: true; start: number } | { found: false; more: boolean }

/**
 * Where the list of records starts in a document: the first list of groups that is not within another list and not named
 * like photos, features or errors. `more`: the text ends before that is certain.
 */
export const findList = (text: string, final: boolean): ListSearch => {
  const within: number[] = []
  let name = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const end = afterString(text, at)
      if (end === -1) return { found: false, more: true }
      name = text.slice(at + 1, end - 1)
      at = end - 1
    } else if (code === OPEN_GROUP) within.push(code)
    else if (code === OPEN_LIST) {
      const next = skipSpace(text, at + 1)
      if (next === text.length && !final) return { found: false, more: true }
      const isEmpty = text.charCodeAt(next) === CLOSE_LIST && carLists.test(name)
      const holdsGroups = text.charCodeAt(next) === OPEN_GROUP || within.length === 0 || isEmpty
      if (holdsGroups && !within.includes(OPEN_LIST) && !otherLists.test(name)) return { found: true, start: at + 1 }
      within.push(code)
    } else if (code === CLOSE_GROUP || code === CLOSE_LIST) within.pop()
  }
  return { found: false, more: !final }
}
