import type { Condition, SelectField } from 'payload'

/** What a stock search asks. One database enum serves every section. */
export const searchLookField = (condition?: Condition): SelectField => ({
  name: 'searchLook',
  type: 'select',
  label: 'What the search asks',
  defaultValue: 'fields',
  options: [
    { value: 'fields', label: 'Keyword, make, model and price' },
    { value: 'words', label: 'One sentence, with examples from the stock' },
    { value: 'kinds', label: 'Kinds of vehicle, such as caravans and trucks' },
    { value: 'models', label: 'Models of the main brand, condition and price' },
    { value: 'places', label: 'Place, make and price' },
  ],
  enumName: 'enum_search_look',
  admin: {
    isClearable: false,
    width: '50%',
    condition,
    description:
      'Kinds needs stock of two kinds. Models needs a brand with more than half of the stock. Places needs stock at two places. Otherwise the search asks for keyword, make, model and price.',
  },
})
