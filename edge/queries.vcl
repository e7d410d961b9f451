# Pages whose query the app reads (src/data/site/sitePath.ts, financePrefill.ts and servicePrefill.ts in src/domain); on every other
# page a query changes nothing, so that it has no part in what is kept. Compared with the code by src/data/site/edgeQueries.test.ts.
sub keep_page_parameters {
    if (req.http.Edge-Query !~ "^\?[^&]") {
        return;
    }
    # Text, filters, order and page of a search or a directory: one copy for each question.
    if (req.url ~ "^(?:/search|/special-offers|/reviews|/parts/search|/budget-search|/dealer-locator|/directory/makes|/directory/dealerships)/*\?" || req.url ~ "^/search/") {
        set req.http.Edge-Kind = "search";
    # A form filled in by a link: one visitor's own.
    } elsif (req.url ~ "^(?:/finance|/finance-enquiry|/apply-for-finance|/personalised/finance)/*\?" && req.http.Edge-Query ~ "[?&](?:preferredDealership|vehiclePriceBudget|car_id|car_type|vin)(?:[=&]|$)") {
        return (pass);
    } elsif (req.url ~ "^/service/*\?" && req.http.Edge-Query ~ "[?&](?:vehicle|rego|odometer|location_id)=[^&]") {
        return (pass);
    }
}
