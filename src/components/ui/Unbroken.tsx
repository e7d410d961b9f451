/** 'MX-5', 'X-TERRAIN', 'T-Cross': a hyphen between capitals or digits. 'pre-owned', 'P-plate': two short parts. */
const KEPT = /(\S*[\p{Lu}\d]-[\p{Lu}\d]\S*|(?<![\p{L}\d-])[\p{L}\d]{1,6}-[\p{L}\d]{1,8}(?![\p{L}\d-]))/u

/** A title whose model names and short compounds stay on one line: browsers break lines after any hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(KEPT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
