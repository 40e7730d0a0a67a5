/**
 * @generated SignedSource<<5c84e9371030839809e8cac91765771f>>
 * @relayHash 755cfadc20bc8d3ca56d0375df0ad398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94b4198e0f6bf5e06904557cd21f71dc426a313e55047f1e596c220b7af51fcb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94b4198e0f6bf5e06904557cd21f71dc426a313e55047f1e596c220b7af51fcb",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
