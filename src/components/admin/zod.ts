import { z } from 'zod'

// zod tries `new Function` to see whether it may compile, which the admin's content policy refuses and reports (decision 28).
// In the browser only: the server parses whole feeds.
if (typeof window !== 'undefined') z.config({ jitless: true })

export { z }
