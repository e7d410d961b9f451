import { NextResponse } from 'next/server'
import { formBody } from '@/src/payload/http/requestBody'
import { endSessionsOf } from '@/src/payload/sql/shopperSessions'
import { sessionCookies } from '@/src/services/visitors/shopperCookies'
import { seeOther, withShopper } from '../withShopper'

const signedOut = (): NextResponse => {
  const answer = new NextResponse(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } })
  for (const cookie of sessionCookies('')) answer.cookies.set(cookie)
  return answer
}

/** `POST /api/shopper/sign-out`, a form: ends this session, with `everywhere` all of the account (TEN-08). To the home page. */
export const POST = async (request: Request): Promise<Response> => {
  const answer = await withShopper(request, async ({ req, session }) => {
    const sent = await formBody(request)
    if (sent instanceof Response) return sent
    await endSessionsOf(req, session.shopper, sent.form?.get('everywhere') ? null : session.id)
    return signedOut()
  })
  // Who is not signed in any more wanted just that.
  return answer.status === 401 ? seeOther('/') : answer
}
