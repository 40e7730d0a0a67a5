/**
 * @generated SignedSource<<8bb11f6e1478a2fc28463a8d0a87f2d8>>
 * @relayHash 490b94dee3189b7c3ddd8fbad601d85a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6cacd703e1e03aa5a2bcfcca96fdfc86280bc75092f0c7dfe256d4aa140f344

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserLocationPageQuery } from './ViewUserLocationPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserLocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6cacd703e1e03aa5a2bcfcca96fdfc86280bc75092f0c7dfe256d4aa140f344",
    "metadata": {},
    "name": "ViewUserLocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
