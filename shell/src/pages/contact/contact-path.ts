/** Address of the contact page, without the language, with a message prefilled that asks for a broker to be checked. */
export const contactAboutBroker = (broker: string): string =>
  `/contact.html?${new URLSearchParams({ broker }).toString()}`
