import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserProjects, projectsOf } from './browserProjects.ts'

const files = globSync('tests/e2e/*.spec.ts')

test('every browser test is of one project, and no project is empty', () => {
  const chosen = files.map((file) => projectsOf([file]))
  expect(chosen.filter((projects) => projects.length !== 1)).toEqual([])
  expect(new Set(chosen.flat())).toEqual(new Set(Object.keys(browserProjects)))
})

test('only the projects of the files that are named run; without a file, all', () => {
  expect(projectsOf(['tests/e2e/menus.spec.ts'])).toEqual(['reading'])
  expect(projectsOf(['tests/e2e/vitals.spec.ts', 'tests/e2e/menus.spec.ts', '-g', 'slow'])).toEqual([
    'reading',
    'measuring',
  ])
  expect(projectsOf(['-g', 'preview'])).toEqual(['reading', 'changing', 'measuring'])
})
