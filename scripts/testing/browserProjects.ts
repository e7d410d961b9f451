/** Tests that change nothing another test sees: several at a time even on one demo. */
const reading =
  /(accessibility|budgetSearch|cards|directories|finance|financeRates|firstTap|gallery|homeSearches|links|menus|modelPage|promoCards|search|search(Back|Early|Filters|OnPhone|Rescue|States|Words)|siteLooks|siteWalk|vehicle(OnPhone)?)\.spec\.ts$/

/** Tests that measure a time within narrow limits: nothing else runs beside them. */
const measuring = /(gauge|livePreview|vitals)\.spec\.ts$/

/** The files of each project. All that are in neither list change the demo: one at a time on each. */
export const browserProjects = {
  reading: { testMatch: reading },
  changing: { testIgnore: [reading, measuring] },
  measuring: { testMatch: measuring },
}

export type BrowserProject = keyof typeof browserProjects

const projectOf = (file: string): BrowserProject => {
  if (reading.test(file)) return 'reading'
  return measuring.test(file) ? 'measuring' : 'changing'
}

/** The projects of the files that Playwright's arguments name; all where they name none. */
export const projectsOf = (args: readonly string[]): BrowserProject[] => {
  const files = args.filter((arg) => arg.endsWith('.spec.ts'))
  const all: BrowserProject[] = ['reading', 'changing', 'measuring']
  return files.length === 0 ? all : all.filter((project) => files.some((file) => projectOf(file) === project))
}
