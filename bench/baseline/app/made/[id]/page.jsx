/** A page of 1,200 elements (a vehicle page has 1,300), made when it is first asked for: what Next and React take without any data or component. */
const SECTIONS = 300

export const revalidate = 3600

export const generateStaticParams = () => []

export default async function Made({ params }) {
  const { id } = await params
  return (
    <main>
      {Array.from({ length: SECTIONS }, (_, at) => (
        <section key={at} className="border-t border-line pt-4 text-sm text-muted">
          <h2 className="text-subheading">{`Part ${at} of ${id}`}</h2>
          <p className="mt-4 flex items-baseline gap-x-2.5">
            {`What the page says of ${id} `}
            <a href={`#${at}`}>in a few words</a>
          </p>
        </section>
      ))}
    </main>
  )
}
