const Layout = ({ children }) => (
  <html lang="en-AU">
    <body>{children}</body>
  </html>
)

export default Layout
