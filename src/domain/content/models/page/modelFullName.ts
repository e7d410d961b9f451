interface Named {
  name: string
  brand: { title: string } | null
}

/** 'Toyota Corolla'; a name that begins with its make, such as 'Mazda2', is not told twice. */
export const modelFullName = ({ name, brand }: Named): string =>
  brand && !name.toLowerCase().startsWith(brand.title.toLowerCase()) ? `${brand.title} ${name}` : name
