import { expect, type Locator } from '@playwright/test'

/**
 * Waits until React has taken an element over. What is pressed, chosen or pointed at before that reaches only what the server
 * wrote, which does something else, or nothing.
 */
export const alive = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)
