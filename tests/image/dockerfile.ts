/** One instruction of a Dockerfile: `COPY --from=build /app/x ./x`. */
export interface Instruction {
  name: string
  /** `--from=build` as { from: 'build' }. */
  flags: Record<string, string>
  words: string[]
  text: string
}

export interface Stage {
  name: string
  /** Another stage, or an image of a registry. */
  base: string
  instructions: Instruction[]
}

const readInstruction = (line: string): Instruction => {
  const [name = '', ...rest] = line.trim().split(/\s+/)
  const isFlag = (word: string) => word.startsWith('--')
  const flags = rest
    .slice(
      0,
      rest.findIndex((word) => !isFlag(word)),
    )
    .map((flag) => flag.slice(2).split('='))
  const words = rest.slice(flags.length)
  return { name, flags: Object.fromEntries(flags), words, text: words.join(' ') }
}

/** The stages of a Dockerfile in their order: the instructions this project uses, one a line, `\` for a longer one. */
export const readDockerfile = (text: string): Stage[] => {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: Stage[] = []
  for (const instruction of lines.map(readInstruction)) {
    const [base = '', , name = ''] = instruction.words
    if (instruction.name === 'FROM') stages.push({ name, base, instructions: [] })
    else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}
