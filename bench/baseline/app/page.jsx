const Page = () => <h1>A page with nothing on it</h1>

export default Page
