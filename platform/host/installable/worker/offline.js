// The requested page is loaded again once the network is back.
addEventListener('online', () => location.reload())
