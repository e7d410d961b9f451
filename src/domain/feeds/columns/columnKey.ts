/** How columns are compared: letters and digits only, so 'Stock number', 'STOCK_NUMBER' and 'StockNumber' are one. */
export const columnKey = (column: string): string => column.toLowerCase().replace(/[^a-z0-9]+/g, '')

const paid =
  /cost|wholesale|purchase|floorplan|margin|profit|tradeprice|buyprice|boughtfor|paidprice|landedprice|dealernet|holdback/

/**
 * Whether a column contains the dealership's cost or margin, which is never read, stored or shown, whatever it is
 * mapped to (NFR-06). 'Drive away cost' is the shopper's price.
 */
export const isPrivateColumn = (column: string): boolean => {
  const key = columnKey(column)
  return paid.test(key) && !/driveaway|runningcost/.test(key)
}

const numbered = /^(?:image|images|photo|photos|picture|pic|img)(?:url|link|src)?0*(\d{1,3})(?:url|link)?$/

/** The place of 'image1', 'Photo 02' or 'img_url_3' among the photos; null for other columns. */
export const imageNumber = (column: string): number | null => {
  const match = numbered.exec(columnKey(column))
  return match ? Number(match[1]) : null
}
