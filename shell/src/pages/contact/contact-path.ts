/** The contact page with the letter begun: that a broker should be checked. Behind the language. */
export const contactAboutBroker = (broker: string): string =>
  `/contact.html?${new URLSearchParams({ broker }).toString()}`
