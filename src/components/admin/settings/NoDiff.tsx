/** Between two versions the settings show field by field; their column says the same once more. */
export const NoDiff = () => null
