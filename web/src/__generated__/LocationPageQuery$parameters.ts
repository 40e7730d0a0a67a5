/**
 * @generated SignedSource<<af7d2348b527575eed01f91adb56054b>>
 * @relayHash a2a8b54eead1e3f9a37f1e05361bbaa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52ef2fe10b7ea6bc16c86f6636dcf9a94b26bdcfc935268e4d47fc0cee2a07ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52ef2fe10b7ea6bc16c86f6636dcf9a94b26bdcfc935268e4d47fc0cee2a07ba",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
