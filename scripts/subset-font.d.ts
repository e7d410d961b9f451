declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** OpenType features to keep, such as 'kern'; left out: all. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
    /** Fixes axes of a variable font at a value, such as `{ wght: 700 }`. */
    variationAxes?: Record<string, number>
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
