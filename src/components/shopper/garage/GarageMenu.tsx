/** The parts of the garage: a column beside them, on a phone a row that is swiped. Anchors, so that it needs no script. */
export const GarageMenu = ({ parts }: { parts: { id: string; title: string }[] }) => (
  <nav aria-label="My garage" className="lg:sticky lg:top-28 lg:self-start">
    <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pb-1 lg:mx-0 lg:flex-col lg:gap-0.5 lg:px-0">
      {parts.map(({ id, title }) => (
        <li key={id} className="shrink-0">
          <a
            href={`#${id}`}
            className="flex h-11 items-center rounded-control border border-line px-4 text-sm font-semibold hover:border-fg lg:border-transparent lg:hover:border-transparent lg:hover:bg-surface"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
