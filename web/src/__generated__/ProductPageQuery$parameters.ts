/**
 * @generated SignedSource<<46708936453b02e5fb967b43a95797ee>>
 * @relayHash 5b25b15e4e8d9433d0647a71e7712707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca64132f975252f2e62b9e004b47c84188f3d1070f275add0a275cc2b195489

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ca64132f975252f2e62b9e004b47c84188f3d1070f275add0a275cc2b195489",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
