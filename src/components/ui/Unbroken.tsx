/** 'MX-5', 'X-TERRAIN', 'T-Cross': a hyphen between capitals or digits. */
const NAME = /(\S*[\p{Lu}\d]-[\p{Lu}\d]\S*)/u

/** Text whose model names stay on one line: browsers break lines after any hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(NAME).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
