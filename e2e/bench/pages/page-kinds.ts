/** Path of one page of each kind, in the sample data of a running portal. */
export async function pageKinds(origin: string): Promise<Record<string, string>> {
  return {
    home: '/en/',
    list: '/en/brokers',
    detail: await firstLink(origin, '/en/brokers', /href="(\/en\/brokers\/info\/[^"?]{1,200})"/),
    article: await firstLink(origin, '/en/education', /href="(\/en\/education\/news\/[^"?]{1,200})"/),
    calculator: '/en/tools/position.html',
  }
}

/** The first link of a form in a page's own content. */
async function firstLink(origin: string, page: string, link: RegExp): Promise<string> {
  const html = await (await fetch(origin + page)).text()
  const found = link.exec(html.slice(html.indexOf('<main')))
  if (!found) throw new Error(`${page} has no link of the form ${link.source}`)
  return found[1]!
}
