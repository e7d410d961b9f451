/** A promise of several sentences has each on a line of its own; a little smaller, so that one is a line. */
export const Sentences = ({ words }: { words: string }) => {
  const sentences = words.split(/(?<=[.!?]) /)
  return sentences.length === 1
    ? words
    : sentences.map((sentence) => (
        <span key={sentence} className="block text-[0.82em]">
          {sentence}{' '}
        </span>
      ))
}
