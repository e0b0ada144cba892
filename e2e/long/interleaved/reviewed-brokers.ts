export interface ReviewedBroker {
  code: string
  slug: string
}

/** The broker whose pages are asked for, and others whose pages nobody asks for. */
export async function brokersOf(origin: string, pages: readonly string[]): Promise<ReviewedBroker[]> {
  const answer = await fetch(`${origin}/wikifxweb-v1/brokers/index/init-v1?order=name&pageSize=50`)
  const { items } = ((await answer.json()) as { Data: { items: ReviewedBroker[] } }).Data
  const [, slug, code] = pages
    .map(page => /\/brokers\/review\/([\w-]{1,120})-(\d{1,20})\.html$/.exec(page))
    .find(found => found)!
  return [{ slug: slug!, code: code! }, ...items]
}
