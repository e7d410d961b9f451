const words: Record<string, Record<string, string>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  item_type: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** How a shopper reads a facet value (SEA-04 label): 'used' is 'Used', 'Toyota|Corolla' is 'Toyota Corolla'. */
export const facetLabel = (attribute: string, value: string): string => {
  const word = words[attribute]?.[value]
  if (word !== undefined) return word
  if (attribute === 'make_model') return value.replace('|', ' ')
  if (attribute === 'seats') return `${value} seats`
  return value
}
